ALTER TABLE "provider_words" ADD COLUMN "payment" text;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_words_payment" ON "provider_words" USING btree ("provider","payment");