#!/bin/sh
# Asks the registry for the newest patch of each image and writes their digests into docker/.env: compose then starts these
# very bytes until this is run again. Needs Docker and the network.
set -eu
# The file may hold passwords.
umask 077
cd "$(dirname "$0")"
touch .env
for pair in IMAGE_NODE=node:24-bookworm-slim IMAGE_MONGO=mongo:8.0 IMAGE_CADDY=caddy:2.11; do
  name=${pair%%=*} image=${pair#*=}
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  rest=$(grep -v "^$name=" .env || true)
  printf '%s\n' "$rest" "$name=$image@$digest" | sed '/^$/d' > .env.new
  mv .env.new .env
  echo "$name=$image@$digest"
done
