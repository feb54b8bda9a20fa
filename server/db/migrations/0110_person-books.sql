CREATE TABLE "person_book" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"effective_from" date NOT NULL,
	"situation" integer,
	"condition" integer,
	"activity" integer,
	"contract" integer,
	"place" integer,
	"health" integer,
	"spouse" text,
	"children" integer,
	"insured" text,
	"account_id" integer,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "person_book_situation" CHECK ("person_book"."situation" between 0 and 99),
	CONSTRAINT "person_book_condition" CHECK ("person_book"."condition" between 0 and 99),
	CONSTRAINT "person_book_activity" CHECK ("person_book"."activity" between 0 and 999),
	CONSTRAINT "person_book_contract" CHECK ("person_book"."contract" between 0 and 999),
	CONSTRAINT "person_book_place" CHECK ("person_book"."place" between 0 and 99),
	CONSTRAINT "person_book_health" CHECK ("person_book"."health" between 0 and 999999),
	CONSTRAINT "person_book_children" CHECK ("person_book"."children" between 0 and 99),
	CONSTRAINT "person_book_spouse" CHECK ("person_book"."spouse" in ('yes', 'no')),
	CONSTRAINT "person_book_insured" CHECK ("person_book"."insured" in ('yes', 'no'))
);
--> statement-breakpoint
ALTER TABLE "person_book" ADD CONSTRAINT "person_book_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_book" ADD CONSTRAINT "person_book_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_book_once" ON "person_book" USING btree ("person_id","effective_from");