CREATE TABLE "rate_versions" (
	"member_id" bigint NOT NULL,
	"category" text NOT NULL,
	"from_day" date NOT NULL,
	"rate" numeric(6, 3) NOT NULL,
	CONSTRAINT "rate_versions_member_id_category_from_day_pk" PRIMARY KEY("member_id","category","from_day")
);
--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD COLUMN "rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "newcomer_rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Nobody keeps more than somebody above has: where rates rose on the way down, the lowest of the path is in force.
INSERT INTO "rate_versions" ("member_id", "category", "from_day", "rate")
SELECT * FROM (
	SELECT m."id", mine."key", '1970-01-01'::date, (
		SELECT trunc(min(coalesce((above."rates" ->> mine."key")::numeric, 0)), 3)
		FROM unnest(string_to_array(trim(both '/' from m."team_path"), '/')) AS path("id")
		JOIN "members" above ON above."id" = path."id"::bigint
	) AS "rate"
	FROM "members" m CROSS JOIN jsonb_each_text(m."rates") mine
	WHERE mine."key" NOT LIKE 'new %'
) kept WHERE "rate" > 0;--> statement-breakpoint
UPDATE "members" SET "newcomer_rates" = (
	SELECT coalesce(jsonb_object_agg(substr(e."key", 5), e."value"), '{}') FROM jsonb_each("rates") e WHERE e."key" LIKE 'new %'
) WHERE "rates"::text LIKE '%"new %';--> statement-breakpoint
UPDATE "affiliate_links" l SET "rates" = (
	SELECT coalesce(jsonb_object_agg(e."key", coalesce(m."rates" -> ('new ' || e."key"), e."value")), '{}')
	FROM "members" m CROSS JOIN jsonb_each(m."rates") e WHERE m."id" = l."member_id" AND e."key" NOT LIKE 'new %'
);--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "rates";--> statement-breakpoint
-- The rate of a member on a day, in percent; 0 where none was ever set.
CREATE FUNCTION "rate_on"("member" bigint, "category" text, "day" date) RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce((
		SELECT v."rate" FROM "rate_versions" v
		WHERE v."member_id" = "rate_on"."member" AND v."category" = "rate_on"."category" AND v."from_day" <= "rate_on"."day"
		ORDER BY v."from_day" DESC LIMIT 1
	), 0)
$$;
--> statement-breakpoint
-- Until now a number was one member's alone, whoever had named it first: it stays theirs.
UPDATE "members" SET "phone_verified_at" = "registered_at" WHERE "mobile" IS NOT NULL AND "phone_verified_at" IS NULL;--> statement-breakpoint
DROP INDEX "members_email";--> statement-breakpoint
DROP INDEX "members_mobile";--> statement-breakpoint
CREATE INDEX "intents_age" ON "intents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "link_visits_age" ON "link_visits" USING btree ("quarter");--> statement-breakpoint
CREATE INDEX "messages_age" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plays_expiry" ON "plays" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_mobile" ON "members" USING btree ("merchant","country_dialing_code","mobile") WHERE "members"."phone_verified_at" is not null;