CREATE TABLE "jackpot_days" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"part" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "jackpot_days_account_id_day_kind_part_pk" PRIMARY KEY("account_id","day","kind","part")
);
--> statement-breakpoint
CREATE TABLE "jackpot_parts" (
	"account_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "jackpot_parts_account_id_part_pk" PRIMARY KEY("account_id","part")
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"merchant" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stake_totals" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "stake_totals" CASCADE;--> statement-breakpoint
CREATE INDEX "rounds_jackpots" ON "rounds" USING btree ("merchant","created_at") WHERE "rounds"."detail" -> 'jackpot' is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "total_rounds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "daily_totals" AS known ("merchant", "member_id", "day", "category", "rounds", "bet", "win", "risked")
	SELECT r."merchant", r."member_id", merchant_day(r."merchant", r."created_at"), r."category", count(*), sum(r."bet"), sum(r."win"), sum(r."risked")
	FROM "written" r
	GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
	ON CONFLICT ("member_id", "day", "category") DO UPDATE SET
		"rounds" = known."rounds" + excluded."rounds", "bet" = known."bet" + excluded."bet",
		"win" = known."win" + excluded."win", "risked" = known."risked" + excluded."risked";
	INSERT INTO "weekly_points" AS known ("member_id", "week", "merchant", "unit", "risked")
	SELECT r."member_id", date_trunc('week', merchant_day(r."merchant", r."created_at")::timestamp)::date, r."merchant", m."unit", sum(r."risked")
	FROM "written" r JOIN "merchants" m ON m."code" = r."merchant"
	GROUP BY 1, 2, 3, 4 ORDER BY 1, 2
	ON CONFLICT ("member_id", "week") DO UPDATE SET "risked" = known."risked" + excluded."risked";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_jackpots"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Connections beside each other have numbers beside each other, so none waits for another's part.
	INSERT INTO "jackpot_parts" AS known ("account_id", "part", "amount")
	SELECT e."account_id", pg_backend_pid() % 64, sum(e."amount")
	FROM "written" e JOIN "ledger_accounts" a ON a."id" = e."account_id" AND a."kind" LIKE 'jackpot %'
	GROUP BY 1 ORDER BY 1
	ON CONFLICT ("account_id", "part") DO UPDATE SET "amount" = known."amount" + excluded."amount";
	INSERT INTO "jackpot_days" AS known ("account_id", "day", "kind", "part", "amount")
	SELECT e."account_id", merchant_day(t."merchant", t."created_at"), t."kind", pg_backend_pid() % 64, sum(e."amount")
	FROM "written" e
	JOIN "ledger_accounts" a ON a."id" = e."account_id" AND a."kind" LIKE 'jackpot %'
	JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
	ON CONFLICT ("account_id", "day", "kind", "part") DO UPDATE SET "amount" = known."amount" + excluded."amount";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_jackpots" AFTER INSERT ON "ledger_entries"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "total_jackpots"();--> statement-breakpoint
CREATE VIEW "counted_jackpots" AS
SELECT e."account_id", a."merchant", (t."created_at" AT TIME ZONE m."time_zone")::date AS "day", t."kind", sum(e."amount")::bigint AS "amount"
FROM "ledger_accounts" a
JOIN "ledger_entries" e ON e."account_id" = a."id"
JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
JOIN "merchants" m ON m."code" = a."merchant"
WHERE a."kind" LIKE 'jackpot %'
GROUP BY 1, 2, 3, 4;
