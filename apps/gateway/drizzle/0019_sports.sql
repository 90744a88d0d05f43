CREATE TABLE "fixtures" (
	"id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"sport" text NOT NULL,
	"league" text NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"home_badge" integer NOT NULL,
	"away_badge" integer NOT NULL,
	"home_strength" integer NOT NULL,
	"away_strength" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seed" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sports_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sports_legs" (
	"bet_id" text NOT NULL,
	"fixture_id" text NOT NULL,
	"position" integer NOT NULL,
	"pick" text NOT NULL,
	"odds" integer NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "sports_legs_bet_id_fixture_id_pk" PRIMARY KEY("bet_id","fixture_id")
);
--> statement-breakpoint
CREATE INDEX "fixtures_start" ON "fixtures" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "fixtures_title" ON "fixtures" USING btree ("node_id","starts_at");--> statement-breakpoint
CREATE INDEX "fixtures_open" ON "fixtures" USING btree ("starts_at") WHERE "fixtures"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "sports_bets_member" ON "sports_bets" USING btree ("member_id","node_id","created_at");--> statement-breakpoint
CREATE INDEX "sports_legs_fixture" ON "sports_legs" USING btree ("fixture_id");