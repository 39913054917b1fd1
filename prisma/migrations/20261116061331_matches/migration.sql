-- CreateTable
CREATE TABLE "matches" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "rules_version" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "options" JSON NOT NULL,
    "seats" INTEGER NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "label" JSON,
    "seed" TEXT NOT NULL,
    "seed_commitment" TEXT NOT NULL,
    "forked_match" UUID,
    "forked_version" INTEGER,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "match_rights" (
    "match_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,

    CONSTRAINT "match_rights_pkey" PRIMARY KEY ("match_id","role","seat","token_hash")
);

-- CreateTable
CREATE TABLE "match_events" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "event" JSON NOT NULL,

    CONSTRAINT "match_events_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "match_commands" (
    "match_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "command" JSON NOT NULL,
    "draws" JSON NOT NULL,

    CONSTRAINT "match_commands_pkey" PRIMARY KEY ("match_id","version")
);

-- CreateTable
CREATE TABLE "match_answers" (
    "match_id" UUID NOT NULL,
    "key_hash" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "match_answers_pkey" PRIMARY KEY ("match_id","key_hash")
);

-- CreateTable
CREATE TABLE "match_snapshots" (
    "match_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "match_snapshots_pkey" PRIMARY KEY ("match_id","version")
);

-- CreateIndex
CREATE INDEX "match_rights_token_hash_match_id_role_idx" ON "match_rights"("token_hash", "match_id", "role");

-- AddForeignKey
ALTER TABLE "match_rights" ADD CONSTRAINT "match_rights_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_events" ADD CONSTRAINT "match_events_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_commands" ADD CONSTRAINT "match_commands_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_answers" ADD CONSTRAINT "match_answers_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "match_snapshots" ADD CONSTRAINT "match_snapshots_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every command writes the row of its match anew. Room in the page lets that happen beside the old row, without
-- touching the index, however long the match is.
ALTER TABLE "matches" SET (fillfactor = 50);
