CREATE TABLE "intents" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"answer" jsonb,
	"code" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intents_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "bank_cards_member";--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "balance_after" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "limits_resets" ON "limits" USING btree ("resets_at");--> statement-breakpoint
DELETE FROM "bank_cards" "later" USING "bank_cards" "first" WHERE "later"."member_id" = "first"."member_id" AND "later"."number" = "first"."number" AND "later"."id" > "first"."id";--> statement-breakpoint
UPDATE "ledger_accounts" SET "balance" = 0 WHERE "kind" <> 'member';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_once" ON "bank_cards" USING btree ("member_id","number");--> statement-breakpoint
CREATE INDEX "captchas_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_wallet" ON "ledger_accounts" USING btree ("member_id") WHERE "ledger_accounts"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "lottery_orders_open" ON "lottery_orders" USING btree ("member_id","draws_at") WHERE "lottery_orders"."status" = 'open';--> statement-breakpoint
CREATE INDEX "rounds_winners" ON "rounds" USING btree ("merchant","category","created_at") WHERE "rounds"."win" > "rounds"."bet";