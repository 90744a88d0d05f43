CREATE TABLE "mailed_links" (
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_member_id_purpose_pk" PRIMARY KEY("member_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailed_links_token" ON "mailed_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mailed_links_expiry" ON "mailed_links" USING btree ("expires_at");