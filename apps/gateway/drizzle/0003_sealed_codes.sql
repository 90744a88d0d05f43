-- What was sent before cannot be sealed afterwards; it lives for minutes.
DELETE FROM "captchas";--> statement-breakpoint
DELETE FROM "verification_codes";--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "digits_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" DROP COLUMN "digits";
