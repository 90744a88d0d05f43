CREATE TABLE "sealed_bodies" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sealed_bodies_expiry" ON "sealed_bodies" USING btree ("expires_at");