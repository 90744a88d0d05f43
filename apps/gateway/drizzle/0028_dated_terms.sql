CREATE TABLE "late_stakes" (
	"serial" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "late_stakes_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant" text NOT NULL,
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"placed_day" date NOT NULL,
	"risked" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_versions" (
	"merchant" text NOT NULL,
	"from_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "term_versions_merchant_from_day_pk" PRIMARY KEY("merchant","from_day")
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_settlement_id_source_id_category_pk";--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_source_id_category_rate_pk" PRIMARY KEY("settlement_id","source_id","category","rate");--> statement-breakpoint
ALTER TABLE "rebates" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "late_stakes_member" ON "late_stakes" USING btree ("member_id","category","day");--> statement-breakpoint
CREATE INDEX "late_stakes_merchant" ON "late_stakes" USING btree ("merchant","day");--> statement-breakpoint
-- What counts for rebates, by the day on which it was settled and that on which it was placed.
CREATE VIEW "rebate_stakes" AS
SELECT d."merchant", d."member_id", d."category", d."day", d."day" AS "placed_day", false AS "late", 0::bigint AS "serial",
	d."risked" - coalesce((
		SELECT sum(l."risked") FROM "late_stakes" l
		WHERE l."member_id" = d."member_id" AND l."category" = d."category" AND l."day" = d."day"
	), 0)::bigint AS "risked"
FROM "daily_totals" d WHERE d."risked" > 0
UNION ALL
SELECT l."merchant", l."member_id", l."category", l."day", l."placed_day", true, l."serial", l."risked"
FROM "late_stakes" l WHERE l."risked" > 0;
