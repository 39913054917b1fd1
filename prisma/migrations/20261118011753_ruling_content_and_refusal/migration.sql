-- AlterTable
ALTER TABLE "rulings" ADD COLUMN     "content" JSON,
ADD COLUMN     "refusal" JSON;
