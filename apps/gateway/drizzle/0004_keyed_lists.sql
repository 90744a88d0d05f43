DROP INDEX "ledger_transactions_member";--> statement-breakpoint
DROP INDEX "ledger_transactions_kind";--> statement-breakpoint
DROP INDEX "members_upline";--> statement-breakpoint
DROP INDEX "rounds_member";--> statement-breakpoint
CREATE INDEX "orders_moved" ON "orders" USING btree ("member_id","kind",coalesce("settled_at", "created_at"));--> statement-breakpoint
CREATE INDEX "ledger_transactions_member" ON "ledger_transactions" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_kind" ON "ledger_transactions" USING btree ("member_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "members_upline" ON "members" USING btree ("upline_id","type" DESC NULLS LAST,"account");--> statement-breakpoint
CREATE INDEX "rounds_member" ON "rounds" USING btree ("member_id","created_at","id");--> statement-breakpoint
-- A stake that was taken back is a stake with the other sign, so that all movements of games are stakes or wins.
UPDATE "ledger_transactions" SET "kind" = 'bet' WHERE "kind" = 'adjustment' AND "idempotency_key" LIKE 'lottery cancel %';
