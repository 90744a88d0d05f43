CREATE TABLE "daily_totals" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"merchant" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"rounds" integer DEFAULT 0 NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_totals_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD COLUMN "category" text;--> statement-breakpoint
-- The game behind a stake or a win of the books so far is found by the movement's key.
UPDATE "ledger_transactions" t SET "category" = coalesce(
	CASE
		WHEN t."idempotency_key" LIKE 'lottery %' THEN (
			SELECT g."category" FROM "lottery_orders" o JOIN "games" g ON g."node_id" = o."node_id"
			WHERE o."id" = regexp_replace(split_part(t."idempotency_key", ' ', 3), CASE t."kind" WHEN 'adjustment' THEN '-[0-9]+$' ELSE '$' END, '')
		)
		WHEN t."kind" IN ('bet', 'win') THEN (
			SELECT r."category" FROM "rounds" r WHERE r."id" = substr(t."idempotency_key", length(t."kind") + 2)
		)
	END,
	t."kind"
);--> statement-breakpoint
ALTER TABLE "ledger_transactions" ALTER COLUMN "category" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "daily_totals_merchant" ON "daily_totals" USING btree ("merchant","day");--> statement-breakpoint
CREATE FUNCTION "merchant_day"("code" text, "moment" timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT ("moment" AT TIME ZONE m."time_zone")::date FROM "merchants" m WHERE m."code" = "merchant_day"."code"
$$;--> statement-breakpoint
CREATE FUNCTION "total_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "daily_totals" AS known ("merchant", "member_id", "day", "category", "entries", "amount", "staked", "won")
	SELECT t."merchant", a."member_id", merchant_day(t."merchant", t."created_at"), t."category", count(*), sum(e."amount"),
		coalesce(-sum(e."amount") FILTER (WHERE t."category" <> t."kind" AND t."kind" <> 'win'), 0),
		coalesce(sum(e."amount") FILTER (WHERE t."category" <> t."kind" AND t."kind" = 'win'), 0)
	FROM "written" e
	JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	JOIN "ledger_accounts" a ON a."id" = e."account_id" AND a."kind" = 'member'
	GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
	ON CONFLICT ("member_id", "day", "category") DO UPDATE SET
		"entries" = known."entries" + excluded."entries", "amount" = known."amount" + excluded."amount",
		"staked" = known."staked" + excluded."staked", "won" = known."won" + excluded."won";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_rounds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "daily_totals" AS known ("merchant", "member_id", "day", "category", "rounds", "bet", "win")
	SELECT r."merchant", r."member_id", merchant_day(r."merchant", r."created_at"), r."category", count(*), sum(r."bet"), sum(r."win")
	FROM "written" r
	GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
	ON CONFLICT ("member_id", "day", "category") DO UPDATE SET
		"rounds" = known."rounds" + excluded."rounds", "bet" = known."bet" + excluded."bet", "win" = known."win" + excluded."win";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_totals" AFTER INSERT ON "ledger_entries"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "total_entries"();--> statement-breakpoint
CREATE TRIGGER "rounds_totals" AFTER INSERT ON "rounds"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "total_rounds"();--> statement-breakpoint
CREATE VIEW "counted_totals" AS
SELECT c."merchant", c."member_id", c."day", c."category", sum(c."entries")::integer AS "entries", sum(c."amount")::bigint AS "amount",
	sum(c."staked")::bigint AS "staked", sum(c."won")::bigint AS "won",
	sum(c."rounds")::integer AS "rounds", sum(c."bet")::bigint AS "bet", sum(c."win")::bigint AS "win"
FROM (
	SELECT t."merchant", a."member_id", (t."created_at" AT TIME ZONE m."time_zone")::date AS "day", t."category", 1 AS "entries", e."amount",
		CASE WHEN t."category" <> t."kind" AND t."kind" <> 'win' THEN -e."amount" ELSE 0 END AS "staked",
		CASE WHEN t."category" <> t."kind" AND t."kind" = 'win' THEN e."amount" ELSE 0 END AS "won",
		0 AS "rounds", 0 AS "bet", 0 AS "win"
	FROM "ledger_entries" e
	JOIN "ledger_transactions" t ON t."id" = e."transaction_id"
	JOIN "ledger_accounts" a ON a."id" = e."account_id" AND a."kind" = 'member'
	JOIN "merchants" m ON m."code" = t."merchant"
	UNION ALL
	SELECT r."merchant", r."member_id", (r."created_at" AT TIME ZONE m."time_zone")::date, r."category", 0, 0, 0, 0, 1, r."bet", r."win"
	FROM "rounds" r JOIN "merchants" m ON m."code" = r."merchant"
) c
GROUP BY 1, 2, 3, 4;
