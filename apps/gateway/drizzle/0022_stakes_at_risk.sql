ALTER TABLE "weekly_points" RENAME COLUMN "bet" TO "risked";--> statement-breakpoint
ALTER TABLE "daily_totals" ADD COLUMN "risked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "risked" bigint;--> statement-breakpoint
-- Stakes of the books so far count whole, as they did when they were made.
UPDATE "rounds" SET "risked" = "bet";--> statement-breakpoint
UPDATE "daily_totals" SET "risked" = "bet";--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "risked" SET NOT NULL;--> statement-breakpoint
DROP VIEW "counted_points";--> statement-breakpoint
CREATE VIEW "counted_points" AS
SELECT c."member_id", c."week", c."merchant", m."unit", sum(c."risked")::bigint AS "risked", sum(c."missions")::integer AS "missions"
FROM (
	SELECT d."member_id", date_trunc('week', d."day"::timestamp)::date AS "week", d."merchant", d."risked", 0 AS "missions"
	FROM "daily_totals" d WHERE d."rounds" > 0
	UNION ALL
	SELECT k."member_id", k."period"::date, o."merchant", 0, k."points"
	FROM "mission_claims" k JOIN "members" o ON o."id" = k."member_id"
) c JOIN "merchants" m ON m."code" = c."merchant"
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE OR REPLACE VIEW "counted_totals" AS
SELECT c."merchant", c."member_id", c."day", c."category", sum(c."entries")::integer AS "entries", sum(c."amount")::bigint AS "amount",
	sum(c."staked")::bigint AS "staked", sum(c."won")::bigint AS "won",
	sum(c."rounds")::integer AS "rounds", sum(c."bet")::bigint AS "bet", sum(c."win")::bigint AS "win", sum(c."risked")::bigint AS "risked"
FROM (
	SELECT t."merchant", a."member_id", (t."created_at" AT TIME ZONE m."time_zone")::date AS "day", t."category", 1 AS "entries", e."amount",
		CASE WHEN t."category" <> t."kind" AND t."kind" <> 'win' THEN -e."amount" ELSE 0 END AS "staked",
		CASE WHEN t."category" <> t."kind" AND t."kind" = 'win' THEN e."amount" ELSE 0 END AS "won",
		0 AS "rounds", 0 AS "bet", 0 AS "win", 0 AS "risked"
	FROM "ledger_entries" e
	JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	JOIN "ledger_accounts" a ON a."id" = e."account_id" AND a."kind" = 'member'
	JOIN "merchants" m ON m."code" = t."merchant"
	UNION ALL
	SELECT r."merchant", r."member_id", (r."created_at" AT TIME ZONE m."time_zone")::date, r."category", 0, 0, 0, 0, 1, r."bet", r."win", r."risked"
	FROM "rounds" r JOIN "merchants" m ON m."code" = r."merchant"
) c
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
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
	-- Connections beside each other have numbers beside each other, so none waits for another's part.
	INSERT INTO "stake_totals" AS known ("merchant", "part", "bet")
	SELECT r."merchant", pg_backend_pid() % 64, sum(r."bet")
	FROM "written" r
	GROUP BY 1 ORDER BY 1
	ON CONFLICT ("merchant", "part") DO UPDATE SET "bet" = known."bet" + excluded."bet";
	RETURN NULL;
END $$;
