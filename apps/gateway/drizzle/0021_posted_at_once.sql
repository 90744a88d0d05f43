ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_covered" CHECK ("ledger_entries"."balance_after" >= 0);--> statement-breakpoint
-- The lines of postings, with the place of each posting; those of one account are one line. In plpgsql, as
-- what follows: plans are kept, and what asks is planned for few lines.
CREATE FUNCTION "posting_lines"("postings" jsonb) RETURNS TABLE ("place" bigint, "merchant" text, "account" text, "owner" bigint, "amount" bigint) LANGUAGE plpgsql IMMUTABLE ROWS 4 AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY SELECT p."place", p."posting" ->> 'merchant', l."account", l."owner", sum(l."amount")::bigint
	FROM jsonb_array_elements("postings") WITH ORDINALITY p("posting", "place"),
	jsonb_to_recordset(p."posting" -> 'lines') AS l("account" text, "owner" bigint, "amount" bigint)
	GROUP BY 1, 2, 3, 4 HAVING sum(l."amount") <> 0;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "merchant_day"("code" text, "moment" timestamptz) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT ("moment" AT TIME ZONE m."time_zone")::date FROM "merchants" m WHERE m."code" = "merchant_day"."code");
END $$;--> statement-breakpoint
-- Moves money by double entry: each posting once per merchant and key, all of them or none. A posting has the columns
-- of ledger_transactions but the id, and lines of account (member or a name of the house), owner (0 for the house) and
-- amount. Answers the movement of each posting, in order; "replayed" says that it was known and nothing moved now.
CREATE FUNCTION "post_all"("postings" jsonb) RETURNS TABLE ("transaction_id" bigint, "replayed" boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
	-- Accounts that do not exist yet are made.
	INSERT INTO "ledger_accounts" ("merchant", "kind", "member_id")
	SELECT DISTINCT l."merchant", l."account", l."owner" FROM posting_lines("postings") l
	WHERE NOT EXISTS (
		SELECT FROM "ledger_accounts" a WHERE a."merchant" = l."merchant" AND a."kind" = l."account" AND a."member_id" = l."owner"
	)
	ORDER BY 1, 2, 3
	ON CONFLICT DO NOTHING;
	-- All wallets are locked in one order, so that no two movements wait for each other.
	PERFORM FROM "ledger_accounts" a
	WHERE a."kind" = 'member' AND a."member_id" IN (SELECT l."owner" FROM posting_lines("postings") l WHERE l."account" = 'member')
	ORDER BY a."id" FOR UPDATE;
	RETURN QUERY
	WITH "given" AS (
		SELECT p."place", t.* FROM jsonb_array_elements("postings") WITH ORDINALITY p("posting", "place"),
		jsonb_populate_record(null::"ledger_transactions", p."posting") t
	), "made" AS (
		INSERT INTO "ledger_transactions" ("merchant", "member_id", "kind", "category", "idempotency_key", "reference", "note", "created_at")
		SELECT "merchant", "member_id", "kind", "category", "idempotency_key", "reference", "note", "created_at" FROM "given" ORDER BY "place"
		ON CONFLICT ("merchant", "idempotency_key") DO NOTHING
		RETURNING "id", "merchant", "idempotency_key"
	), "first" AS (
		-- Of two postings with one key the first counts.
		SELECT m."id", min(g."place") AS "place" FROM "made" m JOIN "given" g USING ("merchant", "idempotency_key") GROUP BY m."id"
	), "moved" AS (
		-- A wallet carries its balance from line to line; an account of the house carries none: it would be a queue of all.
		SELECT f."id", f."place", a."id" AS "account_id", l."amount",
			CASE a."kind" WHEN 'member' THEN a."balance" + sum(l."amount") OVER (PARTITION BY a."id" ORDER BY f."place") END AS "balance_after"
		FROM "first" f
		JOIN posting_lines("postings") l USING ("place")
		JOIN "ledger_accounts" a ON a."merchant" = l."merchant" AND a."kind" = l."account" AND a."member_id" = l."owner"
	), "written" AS (
		INSERT INTO "ledger_entries" ("transaction_id", "account_id", "amount", "balance_after")
		SELECT "id", "account_id", "amount", "balance_after" FROM "moved" ORDER BY "place", "balance_after" NULLS LAST
	), "carried" AS (
		UPDATE "ledger_accounts" a SET "balance" = a."balance" + s."amount"
		FROM (SELECT "account_id", sum("amount") AS "amount" FROM "moved" WHERE "balance_after" IS NOT NULL GROUP BY 1) s
		WHERE a."id" = s."account_id"
	)
	SELECT coalesce(m."id", (
		SELECT k."id" FROM "ledger_transactions" k WHERE k."merchant" = g."merchant" AND k."idempotency_key" = g."idempotency_key"
	), 0), f."place" IS NULL
	FROM "given" g
	LEFT JOIN "made" m USING ("merchant", "idempotency_key")
	LEFT JOIN "first" f ON f."id" = m."id" AND f."place" = g."place"
	ORDER BY g."place";
END $$;
