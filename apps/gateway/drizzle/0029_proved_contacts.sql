DROP INDEX "verification_codes_target";--> statement-breakpoint
ALTER TABLE "member_devices" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member_devices" ALTER COLUMN "seen_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
-- Nobody could prove an address before: whoever has one goes on being sent letters there.
UPDATE "members" SET "email_verified_at" = "registered_at" WHERE "email" IS NOT NULL;--> statement-breakpoint
-- Codes live for five minutes, and which browser asked for one is not known any more.
DELETE FROM "verification_codes";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "browser" text NOT NULL;--> statement-breakpoint
CREATE INDEX "member_devices_age" ON "member_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("merchant","target","browser","id");
