#!/bin/sh
# Starts an S3 store that keeps its files in /data, with the one key that Neroli has.
set -eu
cat > /tmp/s3.json <<EOF
{
  "identities": [
    {
      "name": "neroli",
      "credentials": [{ "accessKey": "$S3_ACCESS_KEY_ID", "secretKey": "$S3_SECRET_ACCESS_KEY" }],
      "actions": ["Admin", "Read", "Write", "List", "Tagging"]
    }
  ]
}
EOF
# The bucket is made once the store answers, and is there at every other start.
(
  until printf 's3.bucket.create -name neroli\n' | weed shell -master=localhost:9333 > /dev/null 2>&1; do
    sleep 1
  done
) &
exec weed server -dir=/data -s3 -s3.config=/tmp/s3.json
