CREATE TABLE "fair_seeds" (
	"member_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "fair_seeds_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "open_rounds" (
	"member_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"round_id" text NOT NULL,
	"unit" bigint NOT NULL,
	"staked" integer NOT NULL,
	"client_seed" text NOT NULL,
	"actions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_rounds_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
