CREATE TABLE "dependant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dependant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"name" text NOT NULL,
	"kinship" text NOT NULL,
	"birth_date" date NOT NULL,
	"dni" text NOT NULL,
	"cuil" text,
	"since" date NOT NULL,
	"until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dependant_kinship" CHECK ("dependant"."kinship" in ('spouse', 'partner', 'child', 'stepchild', 'parent', 'other')),
	CONSTRAINT "dependant_dni" CHECK ("dependant"."dni" ~ '^[0-9]{7,8}$'),
	CONSTRAINT "dependant_cuil" CHECK ("dependant"."cuil" is null or "dependant"."cuil" ~ '^[0-9]{11}$'),
	CONSTRAINT "dependant_born_before" CHECK ("dependant"."since" >= "dependant"."birth_date"),
	CONSTRAINT "dependant_ends_after" CHECK ("dependant"."until" is null or "dependant"."until" >= "dependant"."since")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "emergency_name" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "emergency_kinship" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "dependant" ADD CONSTRAINT "dependant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dependant_once" ON "dependant" USING btree ("person_id","dni");--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_emergency" CHECK (("person"."emergency_name" is null) = ("person"."emergency_phone" is null) and ("person"."emergency_kinship" is null or "person"."emergency_name" is not null));