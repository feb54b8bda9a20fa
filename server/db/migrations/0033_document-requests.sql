CREATE TABLE "document_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_request_and_type" UNIQUE("id","type_id")
);
--> statement-breakpoint
CREATE TABLE "document_request_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_request_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"document_id" integer,
	"brought" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_request_item_state" CHECK ("document_request_item"."state" in ('requested', 'delivered', 'accepted', 'rejected', 'cancelled')),
	CONSTRAINT "document_request_item_document" CHECK ("document_request_item"."state" not in ('delivered', 'accepted') or "document_request_item"."document_id" is not null),
	CONSTRAINT "document_request_item_reason" CHECK ("document_request_item"."state" <> 'rejected' or "document_request_item"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_type_id_document_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request" ADD CONSTRAINT "document_request_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_request_item" ADD CONSTRAINT "document_request_item_request" FOREIGN KEY ("request_id","type_id") REFERENCES "public"."document_request"("id","type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_request_latest" ON "document_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_request_item_open" ON "document_request_item" USING btree ("person_id","type_id") WHERE "document_request_item"."state" in ('requested', 'delivered', 'rejected');--> statement-breakpoint
CREATE INDEX "document_request_item_of" ON "document_request_item" USING btree ("request_id","state","id");--> statement-breakpoint
CREATE INDEX "document_request_item_person" ON "document_request_item" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "document_request_item_changed" ON "document_request_item" USING btree ("changed_at","id");