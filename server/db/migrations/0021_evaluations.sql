CREATE TABLE "evaluation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"period" date NOT NULL,
	"score" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evaluation_score" CHECK ("evaluation"."score" between 1 and 5),
	CONSTRAINT "evaluation_quarter" CHECK (extract(day from "evaluation"."period") = 1 and extract(month from "evaluation"."period") in (1, 4, 7, 10))
);
--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_once" ON "evaluation" USING btree ("person_id","account_id","period");