CREATE TABLE "visit_act" (
	"visit_id" integer PRIMARY KEY NOT NULL,
	"paper_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "visit_act" ADD CONSTRAINT "visit_act_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_act" ADD CONSTRAINT "visit_act_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_act_paper" ON "visit_act" USING btree ("paper_id");