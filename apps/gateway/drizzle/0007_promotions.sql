CREATE TABLE "application_pictures" (
	"member_id" bigint NOT NULL,
	"activity_id" text NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "application_pictures_member_id_activity_id_period_position_pk" PRIMARY KEY("member_id","activity_id","period","position")
);
--> statement-breakpoint
CREATE TABLE "promotion_runs" (
	"merchant" text NOT NULL,
	"promotion_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	CONSTRAINT "promotion_runs_merchant_promotion_id_pk" PRIMARY KEY("merchant","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_member_id_activity_id_pk";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_member_id_activity_id_period_pk" PRIMARY KEY("member_id","activity_id","period");--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mission_claims" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("created_at") WHERE "applications"."status" in ('applying', 'process');--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "images";