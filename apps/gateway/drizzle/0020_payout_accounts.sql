DROP INDEX "bank_cards_once";--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "method" text DEFAULT 'bank' NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_shifts" ADD COLUMN "owed_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_once" ON "bank_cards" USING btree ("member_id","method","number");