-- What a deposit asks to be staked is written down when it is paid, as of gifts and transfers; those paid before are too.
INSERT INTO "turnover_shifts" ("member_id", "transaction_id", "amount")
SELECT o."member_id", t."id", o."amount"
FROM "orders" o
JOIN "ledger_transactions" t ON t."merchant" = o."merchant" AND t."idempotency_key" = 'deposit ' || o."id"
WHERE o."kind" = 'deposit' AND o."status" = 'success' AND o."id" <> 'D' || o."member_id" || 'S';
