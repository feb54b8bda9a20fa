CREATE TABLE "visit_order" (
	"person_id" integer NOT NULL,
	"day" date NOT NULL,
	"by_hand" boolean NOT NULL,
	"account_id" integer,
	"made_at" timestamp with time zone DEFAULT anden_now() NOT NULL,
	CONSTRAINT "visit_order_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "stop" smallint;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "unbegun" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_order" ADD CONSTRAINT "visit_order_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_order" ADD CONSTRAINT "visit_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;