ALTER TABLE "application_pictures" ADD COLUMN "kept_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_pictures_expiry" ON "application_pictures" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "verification_codes_expiry" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
UPDATE "application_pictures" p SET "kept_until" = a."decided_at" + interval '30 days'
FROM "applications" a
WHERE a."member_id" = p."member_id" AND a."activity_id" = p."activity_id" AND a."period" = p."period" AND a."decided_at" IS NOT NULL;
