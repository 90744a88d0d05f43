CREATE TABLE "stake_totals" (
	"merchant" text NOT NULL,
	"part" integer NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stake_totals_merchant_part_pk" PRIMARY KEY("merchant","part")
);
--> statement-breakpoint
CREATE TABLE "weekly_points" (
	"member_id" bigint NOT NULL,
	"week" date NOT NULL,
	"merchant" text NOT NULL,
	"unit" bigint NOT NULL,
	"bet" bigint DEFAULT 0 NOT NULL,
	"missions" integer DEFAULT 0 NOT NULL,
	"points" bigint GENERATED ALWAYS AS ("bet" / "unit" + "missions") STORED,
	CONSTRAINT "weekly_points_member_id_week_pk" PRIMARY KEY("member_id","week")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "unit" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
CREATE INDEX "weekly_points_board" ON "weekly_points" USING btree ("merchant","week","points","bet",(-"member_id"));--> statement-breakpoint
CREATE INDEX "affiliate_links_member" ON "affiliate_links" USING btree ("member_id");--> statement-breakpoint
CREATE VIEW "counted_points" AS
SELECT c."member_id", c."week", c."merchant", m."unit", sum(c."bet")::bigint AS "bet", sum(c."missions")::integer AS "missions"
FROM (
	SELECT d."member_id", date_trunc('week', d."day"::timestamp)::date AS "week", d."merchant", d."bet", 0 AS "missions"
	FROM "daily_totals" d WHERE d."rounds" > 0
	UNION ALL
	SELECT k."member_id", k."period"::date, o."merchant", 0, k."points"
	FROM "mission_claims" k JOIN "members" o ON o."id" = k."member_id"
) c JOIN "merchants" m ON m."code" = c."merchant"
GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO "weekly_points" ("member_id", "week", "merchant", "unit", "bet", "missions")
SELECT "member_id", "week", "merchant", "unit", "bet", "missions" FROM "counted_points";--> statement-breakpoint
INSERT INTO "stake_totals" ("merchant", "part", "bet") SELECT "merchant", 0, sum("bet") FROM "daily_totals" GROUP BY 1;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "total_rounds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "daily_totals" AS known ("merchant", "member_id", "day", "category", "rounds", "bet", "win")
	SELECT r."merchant", r."member_id", merchant_day(r."merchant", r."created_at"), r."category", count(*), sum(r."bet"), sum(r."win")
	FROM "written" r
	GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
	ON CONFLICT ("member_id", "day", "category") DO UPDATE SET
		"rounds" = known."rounds" + excluded."rounds", "bet" = known."bet" + excluded."bet", "win" = known."win" + excluded."win";
	INSERT INTO "weekly_points" AS known ("member_id", "week", "merchant", "unit", "bet")
	SELECT r."member_id", date_trunc('week', merchant_day(r."merchant", r."created_at")::timestamp)::date, r."merchant", m."unit", sum(r."bet")
	FROM "written" r JOIN "merchants" m ON m."code" = r."merchant"
	GROUP BY 1, 2, 3, 4 ORDER BY 1, 2
	ON CONFLICT ("member_id", "week") DO UPDATE SET "bet" = known."bet" + excluded."bet";
	-- Connections beside each other have numbers beside each other, so none waits for another's part.
	INSERT INTO "stake_totals" AS known ("merchant", "part", "bet")
	SELECT r."merchant", pg_backend_pid() % 64, sum(r."bet")
	FROM "written" r
	GROUP BY 1 ORDER BY 1
	ON CONFLICT ("merchant", "part") DO UPDATE SET "bet" = known."bet" + excluded."bet";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_missions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "weekly_points" AS known ("member_id", "week", "merchant", "unit", "missions")
	SELECT k."member_id", k."period"::date, o."merchant", m."unit", sum(k."points")
	FROM "written" k
	JOIN "members" o ON o."id" = k."member_id"
	JOIN "merchants" m ON m."code" = o."merchant"
	GROUP BY 1, 2, 3, 4 ORDER BY 1, 2
	ON CONFLICT ("member_id", "week") DO UPDATE SET "missions" = known."missions" + excluded."missions";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "mission_claims_totals" AFTER INSERT ON "mission_claims"
	REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "total_missions"();
