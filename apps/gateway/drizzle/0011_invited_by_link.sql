ALTER TABLE "members" ADD COLUMN "invite_link_id" bigint;--> statement-breakpoint
CREATE INDEX "members_invite_link" ON "members" USING btree ("invite_link_id");--> statement-breakpoint
ALTER TABLE "affiliate_links" DROP COLUMN "registrations";