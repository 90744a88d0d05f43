CREATE TABLE "schema_range" (
	"oldest" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- From here on each migration that removes something says which release stopped reading it.
INSERT INTO "schema_range" ("oldest") VALUES (31);
