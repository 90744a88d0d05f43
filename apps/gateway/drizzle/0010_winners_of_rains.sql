ALTER TABLE "rain_claims" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "rain_claims" c SET "merchant" = m."merchant" FROM "members" m WHERE m."id" = c."member_id";--> statement-breakpoint
CREATE INDEX "rain_claims_winners" ON "rain_claims" USING btree ("merchant","created_at");