CREATE TABLE "planned_place" (
	"person_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "planned_place_person_id_area_id_pk" PRIMARY KEY("person_id","area_id")
);
--> statement-breakpoint
ALTER TABLE "planned_place" ADD CONSTRAINT "planned_place_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_place" ADD CONSTRAINT "planned_place_area_id_area_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."area"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever is here was planned for already.
INSERT INTO "planned_place" ("person_id", "area_id") SELECT "id", "area_id" FROM "person";
