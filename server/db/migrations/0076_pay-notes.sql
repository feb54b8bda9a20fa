CREATE TABLE "pay_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp with time zone,
	CONSTRAINT "pay_note_settled" CHECK (("pay_note"."settled_at" is null) = ("pay_note"."settled_by" is null))
);
--> statement-breakpoint
ALTER TABLE "pay_note" ADD CONSTRAINT "pay_note_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_note" ADD CONSTRAINT "pay_note_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_note" ADD CONSTRAINT "pay_note_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_note_person" ON "pay_note" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "pay_note_open" ON "pay_note" USING btree ("person_id") WHERE "pay_note"."settled_at" is null;