CREATE TABLE "settled_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settled_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement_id" text NOT NULL,
	"source_id" bigint NOT NULL,
	"category" text NOT NULL,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"rate" double precision NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "settlement_lines_settlement_id_source_id_category_pk" PRIMARY KEY("settlement_id","source_id","category")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"first_day" date NOT NULL,
	"day" date NOT NULL,
	"turnover" bigint DEFAULT 0 NOT NULL,
	"net_loss" bigint DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"terms" jsonb,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "contracts_one";--> statement-breakpoint
DROP INDEX "lottery_orders_open";--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlements_member" ON "settlements" USING btree ("member_id","kind","day");--> statement-breakpoint
CREATE INDEX "settlements_unpaid" ON "settlements" USING btree ("merchant") WHERE "settlements"."paid_at" is null and "settlements"."amount" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one" ON "contracts" USING btree ("member_id","kind","version");--> statement-breakpoint
CREATE INDEX "lottery_orders_open" ON "lottery_orders" USING btree ("draws_at") WHERE "lottery_orders"."status" = 'open';