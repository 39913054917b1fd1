-- CreateTable
CREATE TABLE "rulings" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "input" JSON NOT NULL,
    "outcome" JSON NOT NULL,
    "steps" JSON NOT NULL,
    "randomness" JSON,
    "rules_version" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rulings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "citations" (
    "rule" TEXT NOT NULL,
    "ruling_id" UUID NOT NULL,

    CONSTRAINT "citations_pkey" PRIMARY KEY ("rule","ruling_id")
);

-- CreateIndex
CREATE INDEX "rulings_game_id_idx" ON "rulings"("game", "id");

-- CreateIndex
CREATE INDEX "rulings_operation_id_idx" ON "rulings"("operation", "id");

-- CreateIndex
CREATE INDEX "rulings_game_operation_id_idx" ON "rulings"("game", "operation", "id");

-- CreateIndex
CREATE INDEX "citations_ruling_id_idx" ON "citations"("ruling_id");

-- AddForeignKey
ALTER TABLE "citations" ADD CONSTRAINT "citations_ruling_id_fkey" FOREIGN KEY ("ruling_id") REFERENCES "rulings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
