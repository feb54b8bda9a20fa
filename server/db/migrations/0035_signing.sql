CREATE TABLE "envelope" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envelope_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"way" text NOT NULL,
	"due_on" date NOT NULL,
	"remind_every" integer,
	"author_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "envelope_title" CHECK ("envelope"."title" <> ''),
	CONSTRAINT "envelope_way" CHECK ("envelope"."way" in ('together', 'turns', 'each')),
	CONSTRAINT "envelope_state" CHECK ("envelope"."state" in ('draft', 'sending', 'sent', 'completed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "envelope_remind" CHECK ("envelope"."remind_every" is null or "envelope"."remind_every" between 1 and 30),
	CONSTRAINT "envelope_sent" CHECK ("envelope"."state" in ('draft', 'sending', 'cancelled') or "envelope"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "envelope_file" (
	"envelope_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"places" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "envelope_file_envelope_id_position_pk" PRIMARY KEY("envelope_id","position")
);
--> statement-breakpoint
CREATE TABLE "envelope_paper" (
	"paper_id" integer PRIMARY KEY NOT NULL,
	"envelope_id" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelope_signer" (
	"envelope_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "envelope_signer_envelope_id_person_id_pk" PRIMARY KEY("envelope_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "signature" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"opened_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"sealed_hash" text,
	"reminded_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "signature_state" CHECK ("signature"."state" in ('waiting', 'pending', 'opened', 'signed', 'dissented', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "signature_sealed" CHECK (("signature"."state" in ('signed', 'dissented')) = ("signature"."sealed_hash" is not null)),
	CONSTRAINT "signature_done" CHECK ("signature"."state" not in ('signed', 'dissented', 'rejected') or "signature"."done_at" is not null),
	CONSTRAINT "signature_reason" CHECK ("signature"."state" not in ('dissented', 'rejected') or "signature"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "signing_certificate" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"self_made" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_paper" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"original_hash" text NOT NULL,
	"prepared_hash" text NOT NULL,
	"current_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "signing_paper_kind" CHECK ("signing_paper"."kind" in ('document', 'receipt')),
	CONSTRAINT "signing_paper_title" CHECK ("signing_paper"."title" <> '')
);
--> statement-breakpoint
ALTER TABLE "envelope" ADD CONSTRAINT "envelope_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_file" ADD CONSTRAINT "envelope_file_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_file" ADD CONSTRAINT "envelope_file_file_hash_stored_file_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_paper" ADD CONSTRAINT "envelope_paper_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_paper" ADD CONSTRAINT "envelope_paper_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signer" ADD CONSTRAINT "envelope_signer_envelope_id_envelope_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelope"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_signer" ADD CONSTRAINT "envelope_signer_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_paper_id_signing_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."signing_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_sealed_hash_stored_file_hash_fk" FOREIGN KEY ("sealed_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_original_hash_stored_file_hash_fk" FOREIGN KEY ("original_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_prepared_hash_stored_file_hash_fk" FOREIGN KEY ("prepared_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_paper" ADD CONSTRAINT "signing_paper_current_hash_stored_file_hash_fk" FOREIGN KEY ("current_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_latest" ON "envelope" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "envelope_open" ON "envelope" USING btree ("due_on","id") WHERE "envelope"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "envelope_file_hash" ON "envelope_file" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "envelope_paper_of" ON "envelope_paper" USING btree ("envelope_id","position","paper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_of_person" ON "signature" USING btree ("paper_id","person_id");--> statement-breakpoint
CREATE INDEX "signature_person" ON "signature" USING btree ("person_id","state","id");--> statement-breakpoint
CREATE INDEX "signature_sealed" ON "signature" USING btree ("sealed_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_paper_code" ON "signing_paper" USING btree ("code");--> statement-breakpoint
CREATE INDEX "signing_paper_current" ON "signing_paper" USING btree ("current_hash");--> statement-breakpoint
CREATE INDEX "signing_paper_prepared" ON "signing_paper" USING btree ("prepared_hash");