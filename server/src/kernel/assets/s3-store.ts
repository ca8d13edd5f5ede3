import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config.ts";
import { StartError } from "../start-error.ts";
import { type AssetStore, checkStorageKey, fileMissing, storeUnavailable } from "./store.ts";

/** Milliseconds: to be reached, and to say something. */
const patience = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** A start takes ten seconds at most until it says what is wrong. */
const patienceAtStart = 8_000;

const mostAttempts = 3;
const pauseMilliseconds = 200;

/** Failures are thrown, and logged once where the call is refused. */
const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Keeps assets as objects of a bucket of any S3-compatible store (decision 0015). */
export function s3Store(settings: S3Settings): AssetStore {
  const { endpoint, bucket, region, access_key_id, secret_access_key } = settings;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    // Buckets as folders of one address: what every compatible store understands.
    forcePathStyle: true,
    // Checksums as trailers are Amazon's alone; put() sends its own as a header.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: patience,
    maxAttempts: mostAttempts,
    logger: silent,
  });
  const objectOf = (storageKey: string) => {
    checkStorageKey(storageKey);
    return { Bucket: bucket, Key: storageKey };
  };
  const forget = (storageKey: string) =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key: storageKey }));
  return {
    async put(storageKey, file) {
      const object = {
        ...objectOf(storageKey),
        ContentLength: file.size,
        ChecksumSHA256: file.hash.toString("base64"),
      };
      // The client cannot begin a stream anew, we can.
      for (let left = mostAttempts - 1; ; left -= 1) {
        const body = createReadStream(file.path);
        try {
          await client.send(new PutObjectCommand({ ...object, Body: body }));
          return;
        } catch (error) {
          if (left === 0 || !isPassing(error)) {
            // An answer that was lost on the way may have been "stored".
            await forget(storageKey).catch(() => {});
            throw storeUnavailable(error);
          }
          await pause(pauseMilliseconds);
        } finally {
          body.destroy();
        }
      }
    },
    async open(storageKey, range) {
      const object = objectOf(storageKey);
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...object, Range }));
        if (!(Body instanceof Readable)) throw new Error("the store answered without a body");
        return Body;
      } catch (error) {
        if (nameOf(error) === "NoSuchKey") throw fileMissing(storageKey, error);
        throw storeUnavailable(error);
      }
    },
    async sizeOf(storageKey) {
      try {
        const { ContentLength = 0 } = await client.send(
          new HeadObjectCommand(objectOf(storageKey)),
        );
        return ContentLength;
      } catch (error) {
        if (["NotFound", "NoSuchKey"].includes(nameOf(error))) return null;
        throw storeUnavailable(error);
      }
    },
    async delete(storageKey) {
      checkStorageKey(storageKey);
      await forget(storageKey).catch((error: unknown) => {
        throw storeUnavailable(error);
      });
    },
    /** By writing: no other call tells whether the keys may, and by which name a refusal goes. */
    async check(report) {
      const object = { Bucket: bucket, Key: `check/${randomUUID()}` };
      try {
        const abortSignal = AbortSignal.timeout(patienceAtStart);
        await client.send(new PutObjectCommand({ ...object, Body: "" }), { abortSignal });
        await client.send(new DeleteObjectCommand(object), { abortSignal });
      } catch (error) {
        const sentence = startSentence(error, settings);
        if (sentence) throw new StartError(sentence);
        report(new Error(`Files at ${whereOf(settings)} cannot be reached yet.`, { cause: error }));
      }
    },
  };
}

/** Too busy, or at fault itself; what refuses us does so again. */
const isPassing = (error: unknown) =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 0) >= 500;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

const whereOf = ({ endpoint }: S3Settings) => endpoint ?? "Amazon S3";

/** Why it can never work like this, or null for one that is only down. */
function startSentence(error: unknown, settings: S3Settings): string | null {
  const { bucket, access_key_id } = settings;
  const where = whereOf(settings);
  if ((error as NodeJS.ErrnoException).code === "ENOTFOUND") {
    return `There is no host of the name that S3_ENDPOINT or S3_REGION leads to (${where}).`;
  }
  if (!(error instanceof S3ServiceException) || isPassing(error)) return null;
  if (error.name === "NoSuchBucket") {
    return `The bucket "${bucket}" (S3_BUCKET) is not there at ${where}: create it, or name another.`;
  }
  if ([401, 403].includes(error.$metadata.httpStatusCode ?? 0)) {
    return (
      `${where} refuses the key "${access_key_id}" for the bucket "${bucket}": ` +
      "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or the rights of the key are wrong."
    );
  }
  return `${where} does not take files into the bucket "${bucket}" (${error.name}: ${error.message}).`;
}
