CREATE TABLE "kept_facts" (
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_facts_scope_name_pk" PRIMARY KEY("scope","name")
);
--> statement-breakpoint
-- What a merchant's books have been kept by so far.
INSERT INTO "kept_facts" ("scope", "name", "value")
SELECT "code", 'timeZone', to_jsonb("time_zone") FROM "merchants"
UNION ALL SELECT "code", 'scale', to_jsonb(round(log("unit"))::int) FROM "merchants";
