CREATE TABLE "link_visits" (
	"link_id" bigint NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "link_visits_link_id_quarter_pk" PRIMARY KEY("link_id","quarter")
);
--> statement-breakpoint
ALTER TABLE "link_visits" ADD CONSTRAINT "link_visits_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" DROP COLUMN "visits";