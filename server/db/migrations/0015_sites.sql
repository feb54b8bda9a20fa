ALTER TABLE "site" ADD COLUMN "geofence_radius" integer DEFAULT 150 NOT NULL;--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_of_site" UNIQUE("id","site_id");--> statement-breakpoint
UPDATE "person" SET "site_id" = "area"."site_id" FROM "area" WHERE "area"."id" = "person"."area_id" AND "area"."site_id" <> "person"."site_id";--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_where_area_is" FOREIGN KEY ("area_id","site_id") REFERENCES "public"."area"("id","site_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_position" CHECK (("site"."latitude" is null) = ("site"."longitude" is null));--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_geofence" CHECK ("site"."geofence_radius" between 20 and 20000);
