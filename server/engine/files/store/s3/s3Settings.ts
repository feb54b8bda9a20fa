export interface S3Settings {
  /** "https://s3.example", without the bucket. */
  origin: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}
