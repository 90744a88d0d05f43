ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
-- Nobody could prove an address before: whoever has one goes on being sent letters there.
UPDATE "members" SET "email_verified_at" = "registered_at" WHERE "email" IS NOT NULL;
